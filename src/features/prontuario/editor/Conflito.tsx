import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import type { VersaoDoServidor } from '../rascunho/autosalvamento.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';

interface Props {
  /** What the server holds instead. */
  servidor: VersaoDoServidor<Conteudo>;
  aoManterEste: () => void;
  aoAceitarServidor: () => void;
  aoAbrirFinalizada: () => void;
}

/** The draft was changed, finished or discarded by another window: the person decides. */
export function AvisoDoConflito({ servidor, aoAbrirFinalizada, ...decisoes }: Props) {
  return servidor.aberta ? (
    <Conflito outro={servidor.conteudo} {...decisoes} />
  ) : (
    <EncerradoEmOutraJanela aoAbrir={aoAbrirFinalizada} />
  );
}

interface PropsDoConflito extends Pick<Props, 'aoManterEste' | 'aoAceitarServidor'> {
  outro: Conteudo;
}

function Conflito({ outro, aoManterEste, aoAceitarServidor }: PropsDoConflito) {
  const escritas = SECOES_DA_EVOLUCAO.filter(({ campo }) => outro[campo].trim() !== '');
  return (
    <Recado tom="aviso" titulo="Este rascunho foi alterado em outra janela">
      <Stack gap="sm">
        <Text size="sm">Nada foi sobrescrito. Escolha com qual dos dois textos continuar.</Text>
        <details>
          <summary>Ver o texto da outra janela</summary>
          <Text component="div" className="como-escrito" maw="75ch" fz="sm">
            {escritas.map(({ campo, rotulo }) => (
              <p key={campo}>
                <b>{rotulo}:</b> {outro[campo].trim()}
              </p>
            ))}
            {escritas.length === 0 && <p>Nenhum texto.</p>}
          </Text>
        </details>
        <Group gap="xs">
          <Button size="xs" onClick={aoManterEste}>
            Continuar com o texto desta janela
          </Button>
          <Button size="xs" variant="default" onClick={aoAceitarServidor}>
            Usar o texto da outra janela
          </Button>
        </Group>
      </Stack>
    </Recado>
  );
}

function EncerradoEmOutraJanela({ aoAbrir }: { aoAbrir: () => void }) {
  return (
    <Recado tom="aviso" titulo="Este rascunho foi finalizado ou descartado em outra janela">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Ele não muda mais. Se escreveu algo novo aqui, copie o texto antes de voltar ao
          prontuário.
        </Text>
        <Button size="xs" variant="default" onClick={aoAbrir}>
          Voltar ao prontuário
        </Button>
      </Stack>
    </Recado>
  );
}
