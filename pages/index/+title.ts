import { practice } from '#content/index.ts';

const { locality, region } = practice.office;

export default `${practice.name} | Premium Eye Care in ${locality}, ${region}`;
