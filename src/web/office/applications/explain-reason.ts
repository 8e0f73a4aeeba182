import { useOfficeTexts } from '../texts.ts';

/** Why something was not done with an application, from the code that the server gives. */
export function useExplainReason(): (reason: string) => string {
  const { applications, resource } = useOfficeTexts();
  const { problems } = applications;
  const { reasons } = resource;
  return (reason) => {
    if (reason in problems) return problems[reason as keyof typeof problems];
    return reason in reasons ? reasons[reason as keyof typeof reasons] : problems.other;
  };
}
