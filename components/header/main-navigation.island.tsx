import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ChevronDown } from 'lucide-react';
import { defineIsland } from '#components/island/define-island.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { currentMark, mainLinks } from './links.ts';
import { ServicesPanel, type ServicesPanelProps } from './services-panel.tsx';
import { useMenuTiming, usePanelBeforeHydration } from './use-services-panel.ts';

const panelId = 'services-panel';

/** The header's navigation on wide screens, with a panel of services. */
function MainNavigation(props: ServicesPanelProps) {
  const { currentPath } = props;
  const { onBlur, show, ...timing } = useMenuTiming();
  const { item, trigger, panel } = usePanelBeforeHydration(panelId, (isHovered) =>
    show('services', isHovered),
  );
  const isInServices = currentMark('/services', currentPath) !== undefined;
  return (
    <NavigationMenu.Root {...timing} ids={{ content: () => panelId }} aria-label="Main">
      <NavigationMenu.List asChild>
        <ul className="flex items-center">
          {mainLinks.map(({ title, path }) =>
            path === plainPages.services.path ? (
              <NavigationMenu.Item key={path} value="services" asChild>
                <li ref={item} className="services-item" onBlur={onBlur}>
                  <NavigationMenu.Trigger
                    {...trigger}
                    className="nav-link"
                    data-current={isInServices || undefined}
                  >
                    {title}
                    <ChevronDown size={16} strokeWidth={1.5} aria-hidden className="chevron" />
                  </NavigationMenu.Trigger>
                  <NavigationMenu.Content {...panel} role="group" className="services-panel">
                    <ServicesPanel {...props} />
                  </NavigationMenu.Content>
                </li>
              </NavigationMenu.Item>
            ) : (
              <li key={path}>
                <a className="nav-link" href={path} aria-current={currentMark(path, currentPath)}>
                  {title}
                </a>
              </li>
            ),
          )}
        </ul>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

export default defineIsland('main-navigation', MainNavigation);
