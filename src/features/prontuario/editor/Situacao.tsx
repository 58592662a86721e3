import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { ErroDeRede, mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import type { Situacao } from '../rascunho/autosalvamento.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import classes from './Editor.module.css';

/** The quiet words beside the title; `copiada` as the saving says it. */
export function palavrasDaSituacao(
  situacao: Situacao<Conteudo>,
  copiada: boolean,
  fuso: string,
): string {
  switch (situacao.fase) {
    case 'pendente':
    case 'salvando':
      return 'Salvando…';
    case 'salvo':
      return `Salvo${situacao.inteira ? '' : ' em parte'} às ${formatarHora(situacao.em, fuso)}`;
    case 'sem-conexao':
      return copiada ? 'Guardado neste aparelho' : 'Não salvo';
    case 'falhou':
    case 'conflito':
      return 'Não salvo';
    default:
      return '';
  }
}

interface Props {
  situacao: Situacao<Conteudo>;
  /** False when this device has no room for what is not on the server. */
  copiada: boolean;
  aoTentar: () => void;
  aoManterEste: () => void;
  aoAceitarServidor: () => void;
  aoAbrirFinalizada: () => void;
}

/** What the person must know, or decide, about the saving of the draft. */
export function AvisoDaSituacao(props: Props) {
  return (
    <>
      {!props.copiada && (
        <Recado tom="aviso" titulo="Este aparelho está sem espaço para guardar o que você escreve">
          O texto está nesta tela e vai para o servidor enquanto houver conexão. Não feche a tela
          antes de ler “Salvo” ao lado do título.
        </Recado>
      )}
      <AvisoDaFase {...props} />
    </>
  );
}

function AvisoDaFase({ situacao, copiada, aoTentar, ...decisoes }: Props) {
  const onde = copiada ? 'guardada neste aparelho' : 'só nesta tela';
  if (situacao.fase === 'conflito') {
    return situacao.servidor.aberta ? (
      <Conflito outro={situacao.servidor.conteudo} {...decisoes} />
    ) : (
      <EncerradoEmOutraJanela aoAbrir={decisoes.aoAbrirFinalizada} />
    );
  }
  if (situacao.fase === 'sem-conexao') {
    return <Recado titulo="Você está sem conexão">{vaiDepois(onde)}</Recado>;
  }
  if (situacao.fase === 'salvo' && !situacao.inteira) {
    return (
      <Recado tom="aviso" titulo="Parte do texto não foi salva">
        A parte marcada abaixo não pode ser salva como está: continua {onde}. O resto foi salvo.
        Acerte essa parte para salvar tudo.
      </Recado>
    );
  }
  if (situacao.fase !== 'falhou') return null;
  return (
    <Recado tom="erro" titulo="Não foi possível salvar.">
      <Stack gap="xs" align="flex-start">
        <span>
          {situacao.erro instanceof ErroDeRede
            ? vaiDepois(onde)
            : `${mensagemDeErro(situacao.erro)} Sua evolução está ${onde}.`}
        </span>
        <Button size="xs" variant="default" onClick={aoTentar}>
          Tentar de novo
        </Button>
      </Stack>
    </Recado>
  );
}

function vaiDepois(onde: string): string {
  return `Sua evolução está ${onde} e será enviada assim que a conexão voltar.`;
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
          <div className={classes.outroTexto}>
            {escritas.map(({ campo, rotulo }) => (
              <p key={campo}>
                <b>{rotulo}:</b> {outro[campo].trim()}
              </p>
            ))}
            {escritas.length === 0 && <p>Nenhum texto.</p>}
          </div>
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
