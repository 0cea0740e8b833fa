import type { ReactNode } from "react";
import { Footer } from "#web/layout/footer.tsx";
import { LowDataSwitch } from "#web/layout/low-data-switch.tsx";
import { SiteHeader } from "#web/layout/site-header.tsx";

/** Frame of every static public page. */
export function SitePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader path={path} />
      <main id="contenido" className="grow">
        {children}
      </main>
      <Footer>
        <LowDataSwitch />
      </Footer>
    </div>
  );
}
