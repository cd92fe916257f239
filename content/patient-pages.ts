import type { Citing } from './citations.ts';
import { createCollection, type Page } from './collection.ts';
import entries from './patients?entries';
import summaries from './patients?summaries';
import type { PatientRecord } from './schema/patient.ts';
import type { Picked, summaryFields } from './summary-fields.ts';

type PatientSummary = Picked<PatientRecord, typeof summaryFields.patients>;
export type PatientPage = Citing<Page<PatientRecord>>;

/** What patients ask around a visit: the first one, insurance, prescriptions. */
export const patientPages = createCollection<PatientSummary, PatientPage>(
  summaries,
  entries,
  (one, other) => one.order - other.order,
);
