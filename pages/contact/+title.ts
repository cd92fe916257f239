import { office, practice } from '#content/index.ts';

const { locality, region } = office.address;

export default `Contact Us | ${practice.name} | ${locality}, ${region}`;
