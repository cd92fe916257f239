import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ChevronDown } from 'lucide-react';
import type { FocusEventHandler } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { serviceLinks } from '#content/links.ts';
import type { PageLink } from '#content/page-links.ts';
import { navigationWords } from '#content/words/navigation.ts';
import { pageNames } from '#content/words/page-names.ts';
import { currentMark, mainLinks } from './links.ts';
import { ServicesPanel } from './services-panel.tsx';
import { useMenuTiming } from './use-menu-timing.ts';
import { type Adopt, usePanelBeforeHydration } from './use-panel-before-hydration.ts';

const [home, ...others] = mainLinks;

/** The header's navigation on wide screens, with the services in a panel of their own. */
function MainNavigation({ currentPath }: { currentPath: string }) {
  const { onBlur, adopt, ...timing } = useMenuTiming();
  return (
    <NavigationMenu.Root {...timing} aria-label={navigationWords.main}>
      <NavigationMenu.List asChild>
        <ul className="flex items-center">
          {home && <LinkItem link={home} currentPath={currentPath} />}
          <ServicesItem {...{ currentPath, onBlur, adopt }} />
          {others.map((link) => (
            <LinkItem key={link.path} link={link} currentPath={currentPath} />
          ))}
        </ul>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

interface ServicesItemProps {
  currentPath: string;
  onBlur: FocusEventHandler;
  adopt: Adopt;
}

function ServicesItem({ currentPath, onBlur, adopt }: ServicesItemProps) {
  const isCurrent = currentMark('/services', currentPath) !== undefined;
  const { item, trigger, panel } = usePanelBeforeHydration('services', adopt);
  return (
    <NavigationMenu.Item value="services" asChild>
      <li ref={item} className="services-item" onBlur={onBlur}>
        <NavigationMenu.Trigger
          {...trigger}
          className="nav-link"
          data-current={isCurrent || undefined}
        >
          {pageNames.services}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden className="chevron" />
        </NavigationMenu.Trigger>
        <NavigationMenu.Content {...panel} role="group" className="services-panel">
          <ServicesPanel services={serviceLinks} currentPath={currentPath} />
        </NavigationMenu.Content>
      </li>
    </NavigationMenu.Item>
  );
}

function LinkItem({ link, currentPath }: { link: PageLink; currentPath: string }) {
  return (
    <li>
      <a className="nav-link" href={link.path} aria-current={currentMark(link.path, currentPath)}>
        {link.title}
      </a>
    </li>
  );
}

export default defineIsland('main-navigation', MainNavigation);
