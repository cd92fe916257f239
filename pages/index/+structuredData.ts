import { describeHome, texts } from '#content/index.ts';

export default () => describeHome(texts('home'));
