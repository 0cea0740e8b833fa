/** What a visitor gave for her registration before she finished it (spec part 1, section 3). Kept on this device. */
export interface GuestDetails {
  email: string;
  name: string;
}

/** What a person typed on the way to an account; it lasts while the login screen is open. */
export interface Typed extends GuestDetails {
  phone: string;
}

const keys = {
  email: "guestSignupEmail",
  name: "guestSignupName",
  pending: "pendingRegistrationName",
} as const;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stored sign-up details, or null when there are none. */
export function storedGuestDetails(): GuestDetails | null {
  const email = read(keys.email);
  return email === "" ? null : { email, name: read(keys.name) };
}

/** The name typed for a registration by phone, kept until the code is confirmed. */
export const pendingName = {
  read: () => read(keys.pending),
  store(name: string) {
    try {
      localStorage.setItem(keys.pending, name);
    } catch {
      // Then it lasts for this page only.
    }
  },
};

/** Nothing of it stays once the account is there. */
export function clearGuestDetails(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
