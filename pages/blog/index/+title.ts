import { practice } from '#content/index.ts';

export default `Blog | ${practice.name}`;
