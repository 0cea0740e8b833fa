import type { Reporter, TestModule } from "vitest/node";

/** Names what passed only when it was tried once more (decision 0041), as the journeys' report does. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky === true) {
          console.log(`needed a second try: ${module.relativeModuleId}: ${test.fullName}`);
        }
      }
    }
  }
}
