import { mainLocation, practice } from '#domain/index.ts';
import { titleWords } from '#domain/words/pages.ts';

const { locality, region } = mainLocation.address;

export default titleWords.home(practice.name, practice.promise, locality, region);
