import { mainLocation, practice } from '#domain/index.ts';
import { titleWords } from '#domain/words/pages.ts';

const { locality, region } = mainLocation.address;

export default titleWords.contact(practice.name, locality, region);
