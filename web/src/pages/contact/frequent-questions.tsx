import Box from '@mui/material/Box';
import { Disclosure } from '../../components/disclosure.tsx';
import { Section } from '../../components/section.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { QUESTIONS } from './questions.ts';

const HALF = Math.ceil(QUESTIONS.length / 2);

/** Answers that spare the visitor a call. */
export function FrequentQuestions() {
  return (
    <Section title="Häufige Fragen" ground={COLORS.plaster}>
      <Box sx={columns}>
        {[QUESTIONS.slice(0, HALF), QUESTIONS.slice(HALF)].map((questions) => (
          <div key={questions[0]?.question}>
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                {answer}
              </Disclosure>
            ))}
          </div>
        ))}
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 8,
  alignItems: 'start',
};
