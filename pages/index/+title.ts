import { office, practice } from '#domain/index.ts';
import { titleWords } from '#domain/words/pages.ts';

const { locality, region } = office.address;

export default titleWords.home(practice.name, practice.promise, locality, region);
