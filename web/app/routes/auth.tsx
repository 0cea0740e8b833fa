import { redirect } from "react-router";

/** Another name of the sign-in screen. The server redirects by itself; this serves navigation inside the app. */
export function clientLoader() {
  return redirect("/login");
}

export default function Auth() {
  return null;
}
