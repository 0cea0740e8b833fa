/** A real S3-compatible server for one test, or for a file when it is started outside of one. */
import S3rver from "s3rver";
import { tempFolder } from "#server/testing/temp-folder.ts";
import { whenDone } from "#server/testing/when-done.ts";

/** Settings that make the application use it. */
export async function startS3(): Promise<Record<string, string>> {
  // Made first, so that it is removed after the server has closed.
  const directory = tempFolder();
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "documents" }],
  });
  const { port } = await server.run();
  whenDone(() => server.close());
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "documents",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}
