import { plainPages, practice } from '#content/index.ts';
import { titleWords } from '#content/words/titles.ts';

export default titleWords.page(plainPages.guides.title, practice.name);
