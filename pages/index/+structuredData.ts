import { describeHome, texts } from '#domain/index.ts';

export default () => describeHome(texts('home'));
