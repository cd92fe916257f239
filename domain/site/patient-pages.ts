import entries from 'virtual:entries/patients';
import summaries from 'virtual:summaries/patients';
import type { Citing } from '../articles/citations.ts';
import type { PatientRecord } from '../schema/patient.ts';
import { createCollection, type Page } from './collection.ts';
import type { Picked, summaryFields } from './summary-fields.ts';

export type PatientSummary = Picked<PatientRecord, typeof summaryFields.patients>;
export type PatientPage = Citing<Page<PatientRecord>>;

/** The pages for patients: first visit, insurance, prescriptions. */
export const patientPages = createCollection<PatientSummary, PatientPage>(
  summaries,
  entries,
  (one, other) => one.order - other.order,
);
