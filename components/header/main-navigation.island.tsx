import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { defineIsland, useHydrated } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { InLanguage, TextIn } from '#components/ui/language.tsx';
import { mainLinks, menuLinks, serviceLinks } from '#domain/browser-content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import type { SiteLanguage } from '#domain/core/language.ts';

const panelId = 'services-panel';

export interface MainNavigationProps {
  currentPath: string;
  language: SiteLanguage;
}

/**
 * The header's navigation on wide screens, with a panel of services. Until its script runs, "Services" is a link to their
 * section, and the panel's links aren't shown: the same element opens the panel from then on.
 */
function MainNavigation(props: MainNavigationProps) {
  const { currentPath, language } = props;
  const { onBlur, ...timing } = useMenuTiming();
  return (
    <InLanguage value={language}>
      <NavigationMenu.Root {...timing} id="main" ids={{ content: () => panelId }} aria-label="Main">
        <NavigationMenu.List asChild>
          <ul className="nav-links">
            {mainLinks.map(({ title, path }) =>
              path === plainPages.services.path ? (
                <NavigationMenu.Item key={path} value="services" asChild>
                  <li onBlur={onBlur}>
                    <NavigationMenu.Trigger asChild>
                      <ServicesLink
                        href={path}
                        aria-current={currentMark('/services', currentPath)}
                      >
                        <TextIn>{title}</TextIn>
                        <Icon name="chevron-down" size={16} className="chevron" />
                      </ServicesLink>
                    </NavigationMenu.Trigger>
                    <NavigationMenu.Content role="group" className="services-panel">
                      <ServicesPanel {...props} />
                    </NavigationMenu.Content>
                  </li>
                </NavigationMenu.Item>
              ) : (
                <li key={path}>
                  <a className="nav-link" href={path} aria-current={currentMark(path, currentPath)}>
                    <TextIn>{title}</TextIn>
                  </a>
                </li>
              ),
            )}
          </ul>
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </InLanguage>
  );
}

/** A link until it is hydrated, and then the panel's button. With Ctrl or Command, it still opens a tab. */
function ServicesLink({ children, onClick, onKeyDown, ...props }: ComponentProps<'a'>) {
  const isHydrated = useHydrated();
  const button: ComponentProps<'a'> = {
    ...props,
    type: undefined,
    role: isHydrated ? 'button' : undefined,
    'aria-expanded': isHydrated ? props['aria-expanded'] : undefined,
    onClick(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onClick?.(event);
    },
    onKeyDown(event) {
      onKeyDown?.(event);
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  return (
    <a {...button} className="nav-link">
      {children}
    </a>
  );
}

/** The panel of services below the header, with links to all of them on the home page, and to what else people look for. */
function ServicesPanel({ currentPath }: Pick<MainNavigationProps, 'currentPath'>) {
  return (
    <div className="panel-columns">
      <ul className="panel-services">
        {serviceLinks.map((service, index) => (
          <li key={service.path} className={index > 1 ? 'border-t' : undefined}>
            <NavigationMenu.Link
              className="service-link"
              value="services"
              href={service.path}
              aria-current={currentMark(service.path, currentPath)}
            >
              <Icon
                name={service.icon}
                className={service.icon === 'bell' ? 'service-icon text-alarm' : 'service-icon'}
              />
              <span className="grid gap-1">
                <b className="leading-tight">
                  <TextIn>{service.title}</TextIn>
                </b>
                <span className="small text-slate">{service.shortDescription}</span>
              </span>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="panel-all on-dark">
        <p className="display-2 hidden @lg:block">How we care for your vision</p>
        <div>
          <PanelLink href={plainPages.services.path}>
            <TextIn>All Services</TextIn>
          </PanelLink>
          {menuLinks.map(({ path, title, language }) => (
            <PanelLink key={path} href={path}>
              <TextIn language={language}>{title}</TextIn>
            </PanelLink>
          ))}
        </div>
      </div>
    </div>
  );
}

function PanelLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <NavigationMenu.Link className="arrow-link tap" value="services" href={href}>
      {children}
      <Icon name="arrow-right" size={16} />
    </NavigationMenu.Link>
  );
}

/** Returns `page` if the link leads to the current page, `true` if it leads to a section that contains it. */
export function currentMark(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Milliseconds of hovering until a panel opens, and without hovering until it closes. */
const openDelay = 200;
const closeDelay = 150;
/** Milliseconds after one panel has closed during which the next one opens at once. */
const skipDelay = 300;
/** A click within these milliseconds after a panel opened was meant to open it, so it doesn't close it. */
const aimedClick = 400;

/** Returns the state and delays of a `NavigationMenu.Root`, as its props. */
function useMenuTiming() {
  const [value, setValue] = useState('');
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRecent(false), value ? aimedClick : skipDelay);
    return () => clearTimeout(timer);
  }, [value]);

  function show(next: string) {
    setValue(next);
    setRecent(true);
  }

  return {
    value,
    openDelay: isRecent ? 0 : openDelay,
    closeDelay,
    disableClickTrigger: isRecent && value !== '',
    onValueChange: (details: { value: string }) => show(details.value),
    /** Props for the element around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (value && relatedTarget && !currentTarget.contains(relatedTarget)) show('');
    },
  };
}

export default defineIsland('main-navigation', MainNavigation);
