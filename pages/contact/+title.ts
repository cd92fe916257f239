import { practice } from '#content/index.ts';

const { locality, region } = practice.office;

export default `Contact Us | ${practice.name} | ${locality}, ${region}`;
