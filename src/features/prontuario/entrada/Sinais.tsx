import { type SinalMedido, sinaisMedidos } from '@domain/prontuario/sinais-medidos.ts';
import type { SinaisVitais, Situacao } from '@domain/sinais-vitais.ts';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import classes from './Sinais.module.css';

interface Props {
  medicao: SinaisVitais & { ocorrido_em: string };
  nascimento: string | null;
}

/** The vital signs of an entry in one line, out-of-range ones with an arrow and in words. */
export function Sinais({ medicao, nascimento }: Props) {
  const fuso = useFuso();
  const sinais = sinaisMedidos(medicao, nascimento, fuso);
  if (sinais.length === 0) return null;
  return (
    <Group component="ul" gap="0.375rem 0.5rem" align="stretch" aria-label="Sinais vitais">
      {sinais.map((sinal) => (
        <li
          key={sinal.chave}
          className={classes.sinal}
          data-fora={sinal.situacao === 'dentro' ? undefined : ''}
        >
          <span className={classes.sigla} aria-hidden>
            {sinal.sigla}
          </span>
          <VisuallyHidden>{sinal.rotulo}:</VisuallyHidden>
          <span>
            <Text span inherit fw={600}>
              {sinal.valor}
            </Text>{' '}
            <span className="unidade">{sinal.unidade}</span>
          </span>
          <ForaDoEsperado sinal={sinal} />
        </li>
      ))}
    </Group>
  );
}

const EM_PALAVRAS: Readonly<Record<Exclude<Situacao, 'dentro'>, { seta: string; texto: string }>> =
  {
    acima: { seta: '↑', texto: 'acima do esperado' },
    abaixo: { seta: '↓', texto: 'abaixo do esperado' },
  };

/** `↑ acima do esperado`; nothing for a value inside the range. */
export function ForaDoEsperado({ sinal }: { sinal: Pick<SinalMedido, 'situacao'> }) {
  if (sinal.situacao === 'dentro') return null;
  const { seta, texto } = EM_PALAVRAS[sinal.situacao];
  return (
    <span className={classes.fora}>
      <span aria-hidden>{seta}</span> {texto}
    </span>
  );
}
