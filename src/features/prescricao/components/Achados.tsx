import { type Composicao, JUSTIFICATIVA } from '@domain/contracts/prescricao.ts';
import type { AchadoDeSeguranca, Grau } from '@domain/seguranca/tipos.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { nomeDoAchado } from '../emissao/documentos.ts';

const GRUPOS: readonly { grau: Grau; titulo: string; tom: 'erro' | 'aviso' | 'informacao' }[] = [
  { grau: 'impede', titulo: 'Impede até justificar', tom: 'erro' },
  { grau: 'chama_atencao', titulo: 'Chama atenção', tom: 'aviso' },
  { grau: 'informa', titulo: 'Informa', tom: 'informacao' },
];

const ESTADOS: Readonly<Record<string, string>> = {
  conferida: 'conferida',
  corrigida: 'corrigida e conferida',
  parcial: 'conferida em parte',
  pendente: 'não conferida no original',
};

interface Props {
  achados: readonly AchadoDeSeguranca[];
  justificativas: Composicao['justificativas'];
  aoJustificar: (achado: string, texto: string) => void;
}

/** What the check says, one line each, what stops first; what stops asks for a written reason. */
export function Achados({ achados, justificativas, aoJustificar }: Props) {
  if (achados.length === 0) return null;
  return (
    <Stack gap="sm">
      {GRUPOS.map(({ grau, titulo, tom }) => {
        const seus = achados.filter((achado) => achado.grau === grau);
        if (seus.length === 0) return null;
        return (
          <Recado key={grau} titulo={`${titulo} (${seus.length})`} tom={tom}>
            <Stack component="ul" gap="xs">
              {seus.map((achado) => (
                <li key={nomeDoAchado(achado)}>
                  <Achado achado={achado} />
                  {grau === 'impede' && (
                    <Textarea
                      mt={4}
                      label="Por que prescrever assim mesmo?"
                      description={`Fica no prontuário. De ${JUSTIFICATIVA.minimo} a ${JUSTIFICATIVA.maximo} caracteres.`}
                      autosize
                      minRows={1}
                      maxLength={JUSTIFICATIVA.maximo}
                      value={justificativas[nomeDoAchado(achado)] ?? ''}
                      onChange={({ currentTarget }) =>
                        aoJustificar(nomeDoAchado(achado), currentTarget.value)
                      }
                    />
                  )}
                </li>
              ))}
            </Stack>
          </Recado>
        );
      })}
      <Text size="xs" c="dimmed">
        Revisão clínica pendente: as regras ainda não foram revistas por farmacêutico e médico.
        Confira antes de decidir.
      </Text>
    </Stack>
  );
}

function Achado({ achado: { frase, conduta, fonte, verificacao } }: { achado: AchadoDeSeguranca }) {
  return (
    <>
      {frase}
      {conduta && ` ${conduta}`}
      <Text span size="xs" c="dimmed">
        {` ${fonte} (${ESTADOS[verificacao.estado] ?? verificacao.estado}).`}
      </Text>
    </>
  );
}
