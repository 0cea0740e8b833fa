/** The government's list of free legal help, state by state. */
export const legalHelp = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";
