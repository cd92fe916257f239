interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection can spare a video: no request to save data, no slow line. */
export function isDataWelcome(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection?.effectiveType?.includes('2g');
}
