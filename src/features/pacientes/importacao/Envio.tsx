import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import type { ImportacaoGuardada } from './guarda.ts';
import { LINHAS_POR_LOTE } from './plano.ts';
import { type SituacaoDoEnvio, useEnvio } from './useEnvio.ts';

interface Props {
  importacao: ImportacaoGuardada;
  aoTerminar: () => void;
}

/** The sending: how far it is, and pause, go on, or end with what is there. */
export function Envio({ importacao, aoTerminar }: Props) {
  const { situacao, enviados, falha, lotes, continuar, pausar, terminar } = useEnvio(
    importacao,
    aoTerminar,
  );
  const linhas = Math.min(enviados * LINHAS_POR_LOTE, importacao.plano.length);
  const total = importacao.plano.length;
  const andando = situacao === 'enviando' || situacao === 'sem-rede';
  return (
    <Stack gap="md">
      <Text role="status">
        <b>{importacao.arquivo}</b>: {linhas.toLocaleString('pt-BR')} de{' '}
        {total.toLocaleString('pt-BR')} linhas enviadas. {frase(situacao)}
      </Text>
      <Progress
        value={lotes === 0 ? 100 : (Math.min(enviados, lotes) / lotes) * 100}
        aria-label="Linhas enviadas"
      />
      {situacao === 'falhou' && (
        <Recado tom="erro" titulo={falha?.mensagem}>
          O que já foi enviado está salvo, e cada linha entra uma vez só. Continue quando quiser.
        </Recado>
      )}
      <Text size="sm" c="dimmed">
        Você pode recarregar ou fechar esta página: a importação continua daqui quando voltar, neste
        aparelho, por até 24 horas.
      </Text>
      <Group>
        {andando ? (
          <Button variant="default" onClick={pausar}>
            Pausar
          </Button>
        ) : (
          <Button onClick={continuar}>Continuar</Button>
        )}
        {!andando && (
          <Button variant="subtle" color="gray" onClick={() => void terminar()}>
            Parar por aqui
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function frase(situacao: SituacaoDoEnvio): string {
  if (situacao === 'pausado') return 'Pausada.';
  if (situacao === 'sem-rede') return 'Sem conexão: continua sozinha quando ela voltar.';
  if (situacao === 'falhou') return 'Parou.';
  return 'Enviando.';
}
