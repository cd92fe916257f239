// React makes an error as it loads, which keeps what called for it in memory: load it before any message comes.
import 'react-dom/server.edge';
import { renderPage } from 'vike/server';
import { loadScriptsLate } from '../pages/late-scripts.ts';
import type { SubmissionError } from './submission-error.ts';

const nothing = { name: '', email: '', phone: '', message: '' };

/** The contact page once more, with what the visitor wrote and what is wrong with it. */
export async function renderFormPage({ message, details }: SubmissionError): Promise<string> {
  const { values = nothing, problems = {} } = details;
  const notice = Object.keys(problems).length > 0 ? undefined : message;
  const { httpResponse } = await renderPage({
    urlOriginal: '/contact',
    submittedForm: { values, problems, notice },
  });
  return loadScriptsLate(await httpResponse.getBody());
}
