import type { Reavaliacao, SinaisDoPlantao } from '@domain/contracts/atendimento.ts';
import { conteudoDaReavaliacaoSchema } from '@domain/contracts/atendimento.ts';
import { vencida } from '@domain/plantao/triagem.ts';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { Sinais } from './Sinais.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessaoId: string;
  atendimentoId: string;
  /** In years, as NEWS2 asks; null where nobody knows. */
  idade: number | null;
  reavaliacoes: readonly Reavaliacao[];
  agora: number;
}

const PRAZOS = [15, 30, 60, 120];
const MINUTO = 60_000;
const NADA = { feita_em: null, resposta: null, sinais: {}, conduta: null, proxima_em: null };

/** When the patient is to be looked at again, and how it went. */
export function Reavaliacoes(props: Props) {
  const { sessaoId, atendimentoId, reavaliacoes, agora, escrever } = props;
  const fuso = useFuso();
  const aberta = reavaliacoes.find(({ feita_em }) => feita_em === null);
  const planejar = (prevista_em: string) =>
    escrever({
      tipo: 'reavaliacao',
      sessao_id: sessaoId,
      atendimento_id: atendimentoId,
      id: crypto.randomUUID(),
      revisao: 0,
      conteudo: { ...NADA, prevista_em },
    });
  return (
    <Stack gap="sm">
      {reavaliacoes.map((uma) => (
        <Text key={uma.id} size="sm" className="como-escrito">
          {uma.feita_em
            ? [`${formatarHora(uma.feita_em, fuso)}: ${uma.resposta}`, uma.conduta]
                .filter(Boolean)
                .join(' Conduta: ')
            : `Prevista para ${formatarHora(uma.prevista_em, fuso)}${vencida(uma, agora) ? ', vencida' : ''}`}
        </Text>
      ))}
      {aberta ? (
        <Registro key={aberta.id} {...props} aberta={aberta} aoPlanejar={planejar} />
      ) : (
        <Group gap="xs" role="group" aria-label="Reavaliar em">
          {PRAZOS.map((minutos) => (
            <Button
              key={minutos}
              mih={44}
              variant="default"
              onClick={() => planejar(new Date(agora + minutos * MINUTO).toISOString())}
            >
              {`Em ${minutos} min`}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

interface PropsDoRegistro extends Props {
  aberta: Reavaliacao;
  aoPlanejar: (prevista_em: string) => void;
}

/** Response, vital signs, new conduct and when next, of the re-evaluation that is due. */
function Registro({
  sessaoId,
  atendimentoId,
  idade,
  agora,
  escrever,
  aberta,
  aoPlanejar,
}: PropsDoRegistro) {
  const [resposta, setResposta] = useState('');
  const [conduta, setConduta] = useState('');
  const [sinais, setSinais] = useState<SinaisDoPlantao>({});
  const [em, setEm] = useState('');
  const [recusa, setRecusa] = useState<string | null>(null);
  function registrar() {
    const proxima_em = em ? new Date(agora + Number(em) * MINUTO).toISOString() : null;
    const lido = conteudoDaReavaliacaoSchema.safeParse({
      prevista_em: aberta.prevista_em,
      feita_em: agoraEmTexto(),
      resposta,
      sinais,
      conduta: conduta.trim() || null,
      proxima_em,
    });
    if (!lido.success) {
      setRecusa(lido.error.issues[0]?.message ?? 'Confira os campos.');
      return;
    }
    const { id, revisao } = aberta;
    const onde = { sessao_id: sessaoId, atendimento_id: atendimentoId };
    escrever({ tipo: 'reavaliacao', ...onde, id, revisao, conteudo: lido.data });
    // The next one is a row of its own, planned in the same tap.
    if (proxima_em) aoPlanejar(proxima_em);
  }
  return (
    <>
      {recusa && <Recado tom="erro" titulo={recusa} />}
      <Textarea
        label="Como o paciente respondeu"
        rows={3}
        maxLength={2000}
        value={resposta}
        onChange={({ currentTarget }) => setResposta(currentTarget.value)}
      />
      <Sinais sinais={sinais} idade={idade} aoMudar={setSinais} />
      <Textarea
        label="Nova conduta"
        description="Em branco: segue a mesma."
        rows={2}
        maxLength={2000}
        value={conduta}
        onChange={({ currentTarget }) => setConduta(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label="Reavaliar de novo"
        data={[
          { value: '', label: 'Não planejar' },
          ...PRAZOS.map((minutos) => ({ value: String(minutos), label: `Em ${minutos} min` })),
        ]}
        value={em}
        onChange={({ currentTarget }) => setEm(currentTarget.value)}
      />
      <Button
        mih={44}
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={resposta.trim() === ''}
        onClick={registrar}
      >
        Registrar reavaliação
      </Button>
    </>
  );
}
