export { ProblemIndex as default } from '#components/problems/problem-index.tsx';
