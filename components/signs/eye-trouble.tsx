import { problems } from '#domain/content.ts';
import { triageService } from '#domain/services/services.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { eyeTroubleWords as words } from '#domain/words/urgency.ts';

/** The way to the page of emergencies, if the practice has one. */
export function EyeEmergency({ className }: { className?: string }) {
  if (!triageService) return null;
  return (
    <p className={className}>
      {'Eye emergency? '}
      <a href={triageService.path} className="text-link font-600">
        What to do now
      </a>
    </p>
  );
}

/** The way to the eye problems, if there are any. */
export function FindProblem({ className }: { className?: string }) {
  if (problems.length === 0) return null;
  return (
    <p className={className}>
      {'Something wrong with your eye? '}
      <a href={plainPages.problems.path} className="text-link font-600">
        {words.find}
      </a>
    </p>
  );
}
