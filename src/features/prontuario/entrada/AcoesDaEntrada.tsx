import { acoesDaEntrada } from '@domain/prontuario.ts';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { Entrada } from '../api/linhas.ts';

const DialogoDeCorrecao = sobDemanda(() =>
  import('./DialogoDeCorrecao.tsx').then((modulo) => ({ default: modulo.DialogoDeCorrecao })),
);

const DialogoDeInativacao = sobDemanda(() =>
  import('./DialogoDeInativacao.tsx').then((modulo) => ({ default: modulo.DialogoDeInativacao })),
);

/** What the reader may do next with an entry: go on, correct, complete or inactivate it. */
export function AcoesDaEntrada({ entrada }: { entrada: Entrada }) {
  const { escreve } = usePacienteDaTela();
  const { id: leitorId } = usePerfil();
  const [corrigindo, { open: corrigir, close: fechar }] = useDisclosure(false);
  const [inativando, setInativando] = useState(false);
  const acoes = acoesDaEntrada(entrada, { id: leitorId, escreve });
  const params = { id: entrada.paciente_id, prontuarioId: entrada.id };
  return (
    <>
      {acoes.includes('adendo') && !entrada.adendo_de && (
        <BotaoLink
          to={PATHS.novaEvolucao}
          params={{ id: entrada.paciente_id }}
          search={{ adendo: entrada.entrada_id }}
          variant="default"
        >
          Escrever adendo
        </BotaoLink>
      )}
      {acoes.includes('corrigir') && (
        <Button variant="default" onClick={corrigir}>
          Corrigir
        </Button>
      )}
      {acoes.includes('inativar') && (
        <Button variant="subtle" color="gray" onClick={() => setInativando(true)}>
          Inativar
        </Button>
      )}
      {acoes.includes('continuar') && (
        <BotaoLink to={PATHS.editarEvolucao} params={params}>
          Continuar rascunho
        </BotaoLink>
      )}
      {corrigindo && (
        <Suspense fallback={null}>
          <DialogoDeCorrecao entrada={entrada} aoFechar={fechar} />
        </Suspense>
      )}
      {inativando && (
        <Suspense fallback={null}>
          <DialogoDeInativacao entrada={entrada} aoFechar={() => setInativando(false)} />
        </Suspense>
      )}
    </>
  );
}
