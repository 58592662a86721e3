import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Confirmacao } from '@/components/Confirmacao.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { de } from '@/lib/format/nomes.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import type { VinculoDoMedico } from '@/shared/vinculos/api/linhas.ts';
import { useResponderVinculo } from '@/shared/vinculos/api/mutations.ts';
import { vinculosOptions } from '@/shared/vinculos/api/queries.ts';
import { PedidosDeVinculo } from '@/shared/vinculos/components/PedidosDeVinculo.tsx';

/** `/medico/vinculos`: where the doctor attends, who asks for it, and how it ends. */
export function MeusVinculos() {
  const { id } = usePerfil();
  const vinculos = useQuery(vinculosOptions(id));
  return (
    <Pagina
      titulo="Meus vínculos"
      descricao="As clínicas e os hospitais onde você atende. Um vínculo começa quando você aceita e termina quando você ou a clínica quiser."
    >
      {vinculos.isPending && <Esqueleto linhas={3} />}
      {vinculos.isError && !vinculos.data && (
        <EstadoErro
          erro={vinculos.error}
          titulo="Não foi possível carregar seus vínculos."
          aoTentar={() => void vinculos.refetch()}
        />
      )}
      {vinculos.data && (
        <Stack>
          <PedidosDeVinculo medicoId={id} />
          <EmVigor medicoId={id} vinculos={vinculos.data.filter(({ vigente }) => vigente)} />
        </Stack>
      )}
    </Pagina>
  );
}

interface PropsDosVigentes {
  medicoId: string;
  vinculos: readonly VinculoDoMedico[];
}

function EmVigor({ medicoId, vinculos }: PropsDosVigentes) {
  const fuso = useFuso();
  const dePlantao = usePode()('area.plantonista');
  const { mutate: responder, isPending } = useResponderVinculo(medicoId);
  // Still known while the dialog closes, so that no text flickers.
  const [alvo, setAlvo] = useState<VinculoDoMedico | null>(null);
  const [aberto, setAberto] = useState(false);
  const lista = useRef<HTMLDivElement>(null);

  function encerrar() {
    if (!alvo) return;
    responder(
      { vinculo: alvo.id, aceita: false },
      {
        onSuccess: () => {
          setAberto(false);
          lista.current?.focus();
        },
        onError: (erro) => {
          setAberto(false);
          avisar.erro(erro);
        },
      },
    );
  }

  return (
    <div ref={lista} tabIndex={-1}>
      <Bloco titulo="Onde você atende">
        {vinculos.length === 0 ? (
          <BlocoVazio>
            {dePlantao
              ? 'Nenhum hospital por enquanto. O hospital manda um link de convite; depois de aceitar, você vê e assume os plantões que ele publicar.'
              : 'Nenhuma clínica ou hospital por enquanto. Elas encontram você pelo nome, pelo CRM ou pela especialidade, e o pedido aparece aqui.'}
          </BlocoVazio>
        ) : (
          <Linhas rotulo="Onde você atende">
            {vinculos.map((vinculo) => (
              <Linha
                key={vinculo.id}
                nome={vinculo.clinica_nome}
                detalhe={`Desde ${formatarData(vinculo.desde, fuso)}`}
                acao={
                  <Button
                    variant="default"
                    aria-label={`Encerrar o vínculo com ${vinculo.clinica_nome}`}
                    onClick={() => {
                      setAlvo(vinculo);
                      setAberto(true);
                    }}
                  >
                    Encerrar
                  </Button>
                }
              />
            ))}
          </Linhas>
        )}
      </Bloco>
      <Confirmacao
        titulo={`Encerrar o vínculo com ${alvo?.clinica_nome}?`}
        aberta={aberto}
        acao="Encerrar vínculo"
        voltar="Cancelar"
        perigosa
        enviando={isPending}
        aoConfirmar={encerrar}
        aoFechar={() => setAberto(false)}
      >
        {dePlantao
          ? 'Você deixa de ver os plantões que este hospital publicar, e ele recebe um aviso. Os que você já assumiu continuam na agenda. Para voltar, o hospital precisa convidar de novo.'
          : `Você deixa de ver os pacientes e prontuários ${de(alvo?.clinica_nome ?? '')} na hora, e a clínica recebe um aviso. O que você escreveu continua lá. Para voltar, a clínica precisa pedir de novo.`}
      </Confirmacao>
    </div>
  );
}
