import { Button, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { ErroDeRede, mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import type { Situacao } from '../rascunho/autosalvamento.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';

// A conflict is an answer of the server: there is a connection to fetch its words with.
const AvisoDoConflito = sobDemanda(() =>
  import('./Conflito.tsx').then((modulo) => ({ default: modulo.AvisoDoConflito })),
);

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
        <Recado tom="aviso" titulo="Este aparelho não está guardando o que você escreve">
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
    return (
      <Suspense fallback={null}>
        <AvisoDoConflito servidor={situacao.servidor} {...decisoes} />
      </Suspense>
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
