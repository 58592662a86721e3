import type { Clinico, ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import {
  JANELAS_DO_AVC,
  PRESSAO_PARA_TROMBOLISE,
  ROTULO_DA_CONFERENCIA,
} from '@domain/plantao/folhas.ts';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { diaEHora, formatarDataHora, instanteDoLocal } from '@/lib/format/datas.ts';
import { emHoras } from '../plantao/tempo.ts';

interface Props {
  conteudo: ConteudoDoAtendimento;
  agora: number;
  aoMudar: (clinico: Partial<Clinico>) => void;
}

const HORA = 3_600_000;
const MINUTO = 60_000;

/** From when the patient was last seen well: what may still be done, and until when. */
export function JanelaDoAvc({ conteudo, agora, aoMudar }: Props) {
  const fuso = useFuso();
  const { visto_bem_em } = conteudo.clinico;
  const valor = visto_bem_em ? emCampo(visto_bem_em, fuso) : '';
  return (
    <Stack gap="sm">
      <TextInput
        type="datetime-local"
        label="Visto bem pela última vez"
        description="Vale como início, também quando o paciente acordou com o déficit."
        maw={320}
        max={emCampo(new Date(agora), fuso)}
        defaultValue={valor}
        onChange={({ currentTarget }) => {
          const [dia = '', hora = ''] = currentTarget.value.split('T');
          const instante = instanteDoLocal(dia, hora, fuso);
          aoMudar({ visto_bem_em: instante?.toISOString() });
        }}
      />
      {visto_bem_em ? (
        <ul className="linhas">
          {JANELAS_DO_AVC.map(({ id, rotulo, horas, fonte }) => {
            const fim = Date.parse(visto_bem_em) + horas * HORA;
            const falta = Math.floor((fim - agora) / MINUTO);
            return (
              <li key={id}>
                <Group justify="space-between">
                  <Text fw={600}>{rotulo}</Text>
                  <Text className="numeros">
                    {falta >= 0
                      ? `até ${formatarDataHora(new Date(fim), fuso)}: faltam ${emHoras(falta)}`
                      : `a janela de ${horas.toLocaleString('pt-BR')} h passou`}
                  </Text>
                </Group>
                <Text size="xs" c="dimmed">
                  {`${fonte.titulo} (${ROTULO_DA_CONFERENCIA[fonte.conferencia]}).`}
                </Text>
              </li>
            );
          })}
        </ul>
      ) : (
        <Text>Sem esta hora ninguém sabe se ainda há tempo para tratar.</Text>
      )}
      <Pressao conteudo={conteudo} />
    </Stack>
  );
}

function Pressao({ conteudo: { sinais } }: Pick<Props, 'conteudo'>) {
  const { pressao_sistolica: pas, pressao_diastolica: pad } = sinais;
  const { sistolica, diastolica } = PRESSAO_PARA_TROMBOLISE;
  if (pas === undefined || pad === undefined) {
    return <Text size="sm">Meça a pressão: antes da trombólise, abaixo de 185/110 mmHg.</Text>;
  }
  if (pas < sistolica && pad < diastolica) return null;
  return (
    <Recado tom="aviso" titulo={`Pressão de ${pas}/${pad} mmHg: acima do limite da trombólise`}>
      Antes dela, abaixo de 185/110 mmHg; depois, abaixo de 180/105 mmHg por 24 horas.
    </Recado>
  );
}

function emCampo(instante: string | Date, fuso: string): string {
  const { dia, hora } = diaEHora(instante, fuso);
  return `${dia}T${hora}`;
}
