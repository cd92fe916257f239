// While React loads, it creates an error whose stack keeps React's caller in memory. Load it here, before any
// message arrives.
import 'react-dom/server.edge';
import { renderPage } from 'vike/server';
import { loadScriptsLate } from '../pages/late-scripts.ts';
import type { SubmissionError } from './submission-error.ts';

const nothing = { name: '', email: '', phone: '', message: '' };

/** Renders the contact page with the visitor's input and its errors. */
export async function renderFormPage({ message, details }: SubmissionError): Promise<string> {
  const { values = nothing, problems = {} } = details;
  const notice = Object.keys(problems).length > 0 ? undefined : message;
  const { httpResponse } = await renderPage({
    urlOriginal: '/contact',
    submittedForm: { values, problems, notice },
  });
  return loadScriptsLate(await httpResponse.getBody());
}
