/** An optional question above the message, and its answers. */
export interface Question {
  question: string;
  /** Each answer's button, and the line that it writes into the message. */
  answers: readonly { answer: string; line: string }[];
}

/**
 * Returns what the front desk asks before it offers a time.
 * @param plans the names of the insurance plans that the practice takes, if it lists any
 * @param times the times that its hours have, such as “A weekday morning”
 */
export function questionsFor(plans: readonly string[], times: readonly string[]): Question[] {
  const named = plans.map((plan) => ({ answer: plan, line: `My plan is ${plan}.` }));
  const unnamed = [
    { answer: 'I have a plan', line: 'I have a plan.' },
    { answer: 'No plan', line: 'I have no plan.' },
  ];
  return [
    {
      question: 'Have you been here before?',
      answers: [
        { answer: 'I’m new', line: 'I’m a new patient.' },
        { answer: 'I’ve been here', line: 'I’ve been a patient before.' },
      ],
    },
    { question: 'Insurance', answers: named.length > 0 ? named : unnamed },
    {
      question: 'A good time',
      answers: times.map((answer) => ({
        answer,
        line: `I’d like an eye exam. ${answer} would suit me.`,
      })),
    },
  ].filter(({ answers }) => answers.length > 0);
}

/**
 * Returns a message in which a line answers its question: above the visitor's own text, in the order of the questions, and in
 * place of another answer. A line that is there already is taken back.
 */
export function withAnswer(message: string, questions: readonly Question[], line: string): string {
  const lines = message.split('\n');
  const written = questions.flatMap(({ answers }) => {
    const own = answers.map((one) => one.line);
    const now = own.filter((one) => lines.includes(one)).slice(0, 1);
    if (!own.includes(line)) return now;
    return now[0] === line ? [] : [line];
  });
  const all = questions.flatMap(({ answers }) => answers.map((one) => one.line));
  return [...written, ...lines.filter((one) => !all.includes(one))].join('\n');
}
