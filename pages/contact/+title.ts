import { office, practice } from '#content/index.ts';
import { titleWords } from '#content/words/titles.ts';

const { locality, region } = office.address;

export default titleWords.contact(practice.name, locality, region);
