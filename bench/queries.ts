/** What visitors may search for: right and misspelled, words and questions. */
export const queries: readonly string[] = [
  ...['dry eye', 'glacoma', 'how often should i get new glasses', 'blurry far away'],
  ...['contact lens stuck in eye', 'frames for round faces', 'nutricion', '20-20-20 rule'],
  ...['optomitrist apointment', 'screen time for kids eyes', 'my eyelid is swollen'],
  ...['seeing double reading homework', 'wear contacts in the shower', 'artificial inteligence'],
];
