import { office, practice } from '#content/index.ts';

const { locality, region } = office.address;

export default `${practice.name} | Premium Eye Care in ${locality}, ${region}`;
