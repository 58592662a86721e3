import type { AlertaDaResposta, RespostaDaVerificacao } from '@domain/contracts/assistente.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { useProvedor } from '@/shared/ia/useProvedor.ts';
import type { PerguntaFeita } from '../api/linhas.ts';
import { type Onde, useConferir } from '../api/mutations.ts';

interface Props {
  onde: Onde;
  feita: PerguntaFeita;
  /** What is judged. */
  texto: string;
}

/** Has an answer judged: by rules, against the record where there is one, and by a model where one may be asked. */
export function Conferencia({ onde, feita, texto }: Props) {
  const { mutate, data, error, isPending } = useConferir(onde);
  const doPaciente = onde.pacienteId !== null;
  const provedor = useProvedor(onde.clinicaId);
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconShieldCheck size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ pergunta: feita.pergunta, resposta: texto })}
      >
        {doPaciente ? 'Conferir com o prontuário' : 'Conferir esta resposta'}
      </Button>
      {doPaciente && !data && (
        <Text size="sm" c="dimmed">
          Lê alergias, gestação, rim, idade, peso e medicamentos em uso; a leitura fica no registro
          de acessos.
          {provedor?.externo &&
            ` Esse resumo, sem identificação, vai a ${provedor.externo}, que dá uma opinião.`}
        </Text>
      )}
      {error && <Recado tom="erro" titulo={`Não foi conferida. ${mensagemDeErro(error)}`} />}
      {data && !isPending && <Laudo laudo={data} />}
    </Stack>
  );
}

const TOM = { impede: 'erro', chama_atencao: 'aviso', informa: 'informacao' } as const;
const CONFIANCA = {
  alta: 'alta',
  media: 'média',
  baixa: 'baixa',
  indeterminada: 'indeterminada',
} as const;
const PARECER = {
  concorda: 'O modelo concorda com a resposta.',
  discorda: 'O modelo discorda da resposta.',
  sem_parecer: 'O modelo não tem parecer.',
} as const;

function Laudo({ laudo }: { laudo: RespostaDaVerificacao }) {
  const { alertas, confianca, motivo, prontuario, opiniao, queda } = laudo;
  return (
    <Stack gap="sm" w="100%" component="section" aria-label="Conferência da resposta">
      <Text role="status" fw={600}>
        {alertas.length === 0
          ? 'As regras não acharam o que contrarie a resposta.'
          : alertas.length === 1
            ? 'As regras acharam 1 ponto a conferir.'
            : `As regras acharam ${alertas.length} pontos a conferir.`}
      </Text>
      {alertas.map((alerta) => (
        <Alerta key={`${alerta.codigo} ${alerta.frase} ${alerta.motivo}`} alerta={alerta} />
      ))}
      <Text size="sm">
        Confiança {CONFIANCA[confianca]}. {motivo}
      </Text>
      {prontuario.length > 0 && (
        <Text size="sm" c="dimmed">
          Conferida contra o prontuário: {prontuario.join(' ')}
        </Text>
      )}
      {opiniao && (
        <Stack gap="xs">
          <Title order={3} size="h4">
            Opinião do modelo de IA
          </Title>
          <Text size="sm" c="dimmed">
            {opiniao.provedor.nome}, modelo {opiniao.provedor.modelo}. É opinião: nenhuma fonte foi
            conferida, e ela não muda o que as regras acharam.
          </Text>
          <Text>{PARECER[opiniao.parecer]}</Text>
          <ul>
            {opiniao.observacoes.map(({ frase, motivo: porque }) => (
              <li key={`${frase} ${porque}`}>
                “{frase}”: {porque}
              </li>
            ))}
          </ul>
          {opiniao.retiradas > 0 && (
            <Text size="sm" c="dimmed">
              Retiradas por trazerem o que ninguém disse ao modelo: {opiniao.retiradas}.
            </Text>
          )}
        </Stack>
      )}
      {queda && <Text size="sm">Sem opinião de modelo. {queda}</Text>}
    </Stack>
  );
}

function Alerta({ alerta: { gravidade, frase, motivo, fonte } }: { alerta: AlertaDaResposta }) {
  return (
    <Recado tom={TOM[gravidade]} titulo={motivo}>
      {frase && <Text size="sm">Na frase: “{frase}”</Text>}
      {fonte && (
        <Text size="sm" c="dimmed">
          {fonte}
        </Text>
      )}
    </Recado>
  );
}
