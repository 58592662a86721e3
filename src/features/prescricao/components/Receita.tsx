import type { Composicao, ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { documentosOptions, itensDaComposicao } from '@/shared/prescricao/api/documentos.ts';
import { guardarModelo } from '../api/mutations.ts';
import { BuscaDeItem } from './BuscaDeItem.tsx';
import { ItemDaReceita } from './ItemDaReceita.tsx';
import { MeusModelos, useModelos } from './MeusModelos.tsx';

interface Props {
  valor: Composicao['itens'];
  aoMudar: (itens: Composicao['itens']) => void;
  aoAdicionar: (itens: readonly ItemDePrescricao[]) => void;
  /** As adding, of a whole earlier prescription. */
  aoRenovar: (itens: readonly ItemDePrescricao[]) => void;
}

/** The medicines: searched, renewed, taken from favourites and protocols. */
export function Receita({ valor: itens, aoMudar, aoAdicionar, aoRenovar }: Props) {
  const [modelos, { open: abrirModelos, close: fecharModelos }] = useDisclosure(false);
  const { mutate: alterarModelos } = useModelos();
  const chaveDe = useChaves();
  const trocar = (antigo: ItemDePrescricao, novo: ItemDePrescricao) => {
    chaveDe.herdar(antigo, novo);
    aoMudar(itens.map((item) => (item === antigo ? novo : item)));
  };
  return (
    <Stack>
      <BuscaDeItem aoAdicionar={aoAdicionar} />
      <Group gap="xs">
        <RenovarUltima aoRenovar={aoRenovar} />
        <Button variant="default" size="xs" onClick={abrirModelos}>
          Favoritos e protocolos
        </Button>
      </Group>
      {itens.length > 0 && (
        <ol className="cartao linhas" aria-label="Itens da receita">
          {itens.map((item, posicao) => (
            <ItemDaReceita
              key={chaveDe.de(item)}
              ordem={posicao + 1}
              item={item}
              aoMudar={(novo) => trocar(item, novo)}
              aoRemover={() => aoMudar(itens.filter((outro) => outro !== item))}
              aoFavoritar={() =>
                alterarModelos(
                  (medicoId) =>
                    guardarModelo(medicoId, {
                      nome: item.nome.slice(0, 120),
                      favorito: true,
                      itens: [item],
                    }),
                  {
                    onSuccess: () => avisar.sucesso('Salvo nos favoritos.'),
                    onError: avisar.erro,
                  },
                )
              }
            />
          ))}
        </ol>
      )}
      {modelos && (
        <MeusModelos
          itens={itens}
          aoFechar={fecharModelos}
          aoUsar={(novos) => {
            aoAdicionar(novos.map((item) => ({ ...item })));
            fecharModelos();
          }}
        />
      )}
    </Stack>
  );
}

/** Copies the last emitted prescription of this patient that still has all its items. */
function RenovarUltima({ aoRenovar }: Pick<Props, 'aoRenovar'>) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: documentos = [] } = useQuery(documentosOptions(clinicaId, paciente.id));
  const [ultima] = documentos.filter(
    ({ tipo, estado }) => tipo === 'prescricao' && estado !== 'cancelada',
  );
  if (!ultima?.emitida_em) return null;
  const itens = itensDaComposicao(documentos, ultima.composicao_id);
  return (
    <Button variant="default" size="xs" onClick={() => aoRenovar(itens)}>
      {itens.length === 1
        ? 'Repetir a última (1 item)'
        : `Renovar a última (${itens.length} itens)`}
    </Button>
  );
}

/** A key for each item, which it keeps as it is changed: its field keeps the focus. */
function useChaves() {
  const estado = useRef({ chaves: new WeakMap<ItemDePrescricao, number>(), proxima: 0 });
  const de = (item: ItemDePrescricao): number => {
    const { chaves } = estado.current;
    const chave = chaves.get(item);
    if (chave !== undefined) return chave;
    estado.current.proxima += 1;
    chaves.set(item, estado.current.proxima);
    return estado.current.proxima;
  };
  return {
    de,
    herdar: (antigo: ItemDePrescricao, novo: ItemDePrescricao) =>
      estado.current.chaves.set(novo, de(antigo)),
  };
}
