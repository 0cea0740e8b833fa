import { oc } from "@orpc/contract";
import { documentFiles, documentList, downloadInput, downloadOutput } from "#contract/documents/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

/** `GET /api/documents`: every row of the library with whether its file is there. No sign-in. */
export const list = oc
  .route({ method: "GET", path: "/documents", tags: ["documents"] })
  .output(documentList)
  .errors(errorsOf("SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS"));

/** `GET /api/documents/files`: the same without the texts that the library's page already holds. No sign-in. */
export const listFiles = oc
  .route({ method: "GET", path: "/documents/files", tags: ["documents"] })
  .output(documentFiles)
  .errors(errorsOf("SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS"));

/** `GET /api/documents/{id}/download`: a signed address of the row's file, 3600 s. No sign-in. */
export const download = oc
  .route({ method: "GET", path: "/documents/{id}/download", tags: ["documents"] })
  .input(downloadInput)
  .output(downloadOutput)
  .errors(errorsOf("DOCUMENT_FILE_MISSING", "SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS"));
