import { SECOES_DA_EVOLUCAO, type SecaoDaEvolucao } from '@domain/prontuario.ts';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { comMais, diz, linhasDe } from '@/shared/prontuario/linhas.ts';
import { anteriorOptions } from '../api/queries.ts';
import type { Editor } from './useEditor.ts';

interface Props extends Pick<Editor, 'form'> {
  /** Around the note; without a note, or without the network, there is nothing to put around. */
  moldura?: (titulo: string, conteudo: ReactNode) => ReactNode;
}

/** The last note of the patient: each of its lines is one tap away from today's. */
export function EvolucaoAnterior({ form, moldura }: Props) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: anterior, isPending } = useQuery(anteriorOptions(clinicaId, paciente.id));
  if (!anterior) {
    if (moldura) return null;
    if (isPending) return <Esqueleto linhas={4} />;
    return <Text c="dimmed">Este paciente ainda não tem evolução finalizada nesta clínica.</Text>;
  }
  const titulo = `Evolução de ${formatarData(anterior.ocorrido_em, fuso)}, de ${anterior.autor_nome}`;
  const conteudo = (
    <Stack gap="sm">
      {!moldura && <Text fw={600}>{titulo}</Text>}
      {SECOES_DA_EVOLUCAO.map(({ campo, rotulo }) => (
        <Secao key={campo} campo={campo} rotulo={rotulo} texto={anterior[campo]} form={form} />
      ))}
    </Stack>
  );
  return moldura ? moldura(titulo, conteudo) : conteudo;
}

interface PropsDaSecao extends Pick<Editor, 'form'> {
  campo: SecaoDaEvolucao;
  rotulo: string;
  texto: string;
}

function Secao({ campo, rotulo, texto, form }: PropsDaSecao) {
  const hoje = useWatch({ control: form.control, name: campo });
  const linhas = linhasDe(texto);
  if (linhas.length === 0) return null;
  const trazer = (linha: string) =>
    form.setValue(campo, comMais(form.getValues(campo), linha), { shouldDirty: true });
  return (
    <div>
      <Text fw={600} size="sm">
        {rotulo}
      </Text>
      <Stack component="ul" className="linhas" gap={2} aria-label={`${rotulo} de antes`}>
        {linhas.map((linha, posicao) => {
          const trazida = diz(hoje, linha);
          return (
            <Group component="li" key={posicao} gap={4} wrap="nowrap" align="flex-start">
              <ActionIcon
                variant="subtle"
                aria-label={trazida ? `Já está na de hoje: ${linha}` : `Trazer para hoje: ${linha}`}
                aria-disabled={trazida}
                onClick={() => trazer(linha)}
              >
                {trazida ? <IconCheck size={16} /> : <IconArrowLeft size={16} />}
              </ActionIcon>
              <Text size="sm" className="como-escrito" flex={1}>
                {linha}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </div>
  );
}
