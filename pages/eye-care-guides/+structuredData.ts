import { describeIndex, listedGuides, plainPages, texts } from '#content/index.ts';

export default () => describeIndex(plainPages.allGuides, texts('eye-care-guides'), listedGuides());
