import type { Vaga } from '@domain/contracts/escala.ts';
import { emReais } from '@domain/dinheiro.ts';
import { formatarCrm } from '@domain/documentos/crm.ts';
import { Badge, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import { cancelarVaga, useReler } from '../api/mutations.ts';

interface Props {
  hospitalId: string;
  vagas: readonly Vaga[];
  fuso: string;
  agora: number;
}

/** What was published and is to come: what is open, who took what. */
export function Vagas({ hospitalId, vagas, fuso, agora }: Props) {
  const reler = useReler(hospitalId);
  // Still known while the dialog closes, so that no text flickers.
  const [alvo, setAlvo] = useState<Vaga | null>(null);
  const [aberta, setAberta] = useState(false);
  const lista = useRef<HTMLDivElement>(null);
  const cancelar = useMutation({
    mutationFn: (id: string) => cancelarVaga(id),
    onSuccess: () => lista.current?.focus(),
    onError: avisar.erro,
    onSettled: async () => {
      setAberta(false);
      await reler();
    },
  });
  const abertas = vagas.filter(({ estado }) => estado === 'aberta').length;
  return (
    <div ref={lista} tabIndex={-1}>
      <Bloco
        titulo="Próximos plantões"
        estado={
          vagas.length > 0 &&
          `${quantos(abertas, 'aberto')}, ${quantos(vagas.length - abertas, 'assumido')}`
        }
      >
        {vagas.length === 0 ? (
          <BlocoVazio>
            Nenhum plantão publicado. Publique os que estão sem médico: quem tem vínculo com o
            hospital recebe um aviso e assume.
          </BlocoVazio>
        ) : (
          <Linhas rotulo="Próximos plantões">
            {vagas.map((vaga) => (
              <Linha
                key={vaga.id}
                nome={<span className="numeros">{quandoDoPlantao({ ...vaga, fuso })}</span>}
                detalhe={[
                  vaga.setor,
                  vaga.especialidade,
                  vaga.valor_centavos !== null && `${emReais(vaga.valor_centavos)} brutos`,
                  vaga.observacoes,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                meio={<QuemFaz vaga={vaga} />}
                acao={
                  Date.parse(vaga.inicio) > agora && (
                    <Button
                      variant="default"
                      aria-label={`Cancelar o plantão de ${quandoDoPlantao({ ...vaga, fuso })}`}
                      onClick={() => {
                        setAlvo(vaga);
                        setAberta(true);
                      }}
                    >
                      Cancelar
                    </Button>
                  )
                }
              />
            ))}
          </Linhas>
        )}
      </Bloco>
      <ConfirmacaoSobDemanda
        titulo="Cancelar este plantão?"
        aberta={aberta}
        acao="Cancelar plantão"
        voltar="Voltar"
        perigosa
        enviando={cancelar.isPending}
        aoConfirmar={() => alvo && cancelar.mutate(alvo.id)}
        aoFechar={() => setAberta(false)}
      >
        {alvo?.medico
          ? `Ele sai da agenda de ${alvo.medico.nome}, que recebe um aviso.`
          : 'Ele deixa de ser oferecido. Você pode publicar outro.'}
      </ConfirmacaoSobDemanda>
    </div>
  );
}

const quantos = (total: number, oque: string) => `${total} ${oque}${total === 1 ? '' : 's'}`;

function QuemFaz({ vaga: { medico } }: { vaga: Vaga }) {
  if (!medico) {
    return (
      <Badge variant="outline" color="gray" size="lg">
        Aberto
      </Badge>
    );
  }
  return (
    <Text component="span" inherit className="numeros">
      {[medico.nome, formatarCrm(medico.crm, medico.crm_uf)].filter(Boolean).join(', ')}
    </Text>
  );
}
