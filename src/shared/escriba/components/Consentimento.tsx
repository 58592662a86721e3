import { PALAVRAS_DO_CONSENTIMENTO } from '@domain/assistente/escriba/consentimento.ts';
import type { DecisaoSobreOEscriba } from '@domain/contracts/escriba.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';

interface Props {
  /** What was answered before, where it was no. */
  decisao: DecisaoSobreOEscriba | null;
  enviando: boolean;
  erro: Error | null;
  aoResponder: (decisao: DecisaoSobreOEscriba) => void;
}

/** The question to the patient, in the words that are kept with the answer. */
export function Consentimento({ decisao, enviando, erro, aoResponder }: Props) {
  return (
    <Stack gap="sm">
      {decisao !== null && (
        <Recado
          titulo={
            decisao === 'retirou'
              ? 'O paciente retirou o consentimento.'
              : 'O paciente não consentiu.'
          }
        >
          <Text size="sm">
            Registrado. O que o escriba tinha ouvido foi apagado. Siga sem ele: o atendimento
            continua igual.
          </Text>
        </Recado>
      )}
      <Text fw={600}>
        {decisao === null ? 'Pergunte ao paciente:' : 'Se ele mudar de ideia, pergunte de novo:'}
      </Text>
      <Stack component="ul" gap="xs" m={0}>
        {PALAVRAS_DO_CONSENTIMENTO.map((palavras) => (
          <li key={palavras}>{palavras}</li>
        ))}
      </Stack>
      {erro && <Recado tom="erro" titulo={mensagemDeErro(erro)} />}
      <Group gap="xs">
        <Button loading={enviando} onClick={() => aoResponder('consentiu')}>
          O paciente consente
        </Button>
        {decisao === null && (
          <Button variant="default" disabled={enviando} onClick={() => aoResponder('recusou')}>
            Não consente
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        A resposta fica registrada com data, hora e seu nome.
      </Text>
    </Stack>
  );
}
