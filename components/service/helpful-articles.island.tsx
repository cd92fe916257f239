import { Accordion } from '@ark-ui/react/accordion';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { guideGroups } from '#domain/browser-content.ts';

/** Guides by category. One category can be open at a time. */
function HelpfulArticles() {
  return (
    // Short names, because Ark repeats them in many ids.
    <Accordion.Root id="guides" collapsible>
      {guideGroups.map(({ title, guides }, index) => (
        <Accordion.Item key={title} value={`${index}`} className="border-t first:border-t-0">
          <h3>
            <Accordion.ItemTrigger className="tap justify-between gap-6 w-full text-left decoration-gold hover:underline">
              {title}
              <Icon name="chevron-down" size={18} className="chevron" />
            </Accordion.ItemTrigger>
          </h3>
          <Accordion.ItemContent className="failed:block!">
            <LinkList links={guides} className="pb-6" />
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

export default defineIsland('helpful-articles', HelpfulArticles);
