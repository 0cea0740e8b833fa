import { home } from "@faro/contract/site/paths.ts";
import { redirectDocument } from "react-router";

/** The server redirects `/` by itself; this serves the development server and in-app navigation. */
export function clientLoader() {
  return redirectDocument(home);
}

export default function Home() {
  return null;
}
