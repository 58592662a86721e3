import type { ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { normalizarBusca } from '@domain/texto.ts';
import { Autocomplete, Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { OFERECE_PARECIDOS } from '@/components/formulario/unico.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { tirarDitado, useDitados } from '@/shared/prescricao/ditados.ts';
import { catalogoOptions, type Modelo, modelosOptions } from '../api/queries.ts';
import { comPosologia, itemDa, itemLivre, nomeDa, separar } from '../composicao/item.ts';

/** How long the typing rests before the catalogue is asked, in ms. */
const PAUSA = 120;
const LETRAS = 300;

/** What the list offers: its words, what is said beside them, and the items that it adds. */
interface Oferta {
  rotulo: string;
  detalhe: string;
  itens: () => ItemDePrescricao[];
}

interface Props {
  aoAdicionar: (itens: ItemDePrescricao[]) => void;
}

/**
 * One field for what is prescribed: `amo` and Enter, or the whole line, `amox 500 1cp 8/8h 7d`. Own
 * favourites and protocols come first; what is of no list is added as it was written.
 */
export function BuscaDeItem({ aoAdicionar }: Props) {
  const { id } = usePerfil();
  const { paciente } = usePacienteDaTela();
  const ditados = useDitados(paciente.id);
  const [digitado, setDigitado] = useState('');
  const [aberta, setAberta] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const { nome, posologia } = separar(digitado);
  const [termo] = useDebouncedValue(nome, PAUSA);
  const { data: modelos = [] } = useQuery(modelosOptions(id));
  const busca = useQuery({ ...catalogoOptions(termo), enabled: termo !== '' });
  const procurando = nome !== '' && (nome !== termo || busca.isFetching);
  const doCatalogo = termo === '' || nome === '' ? [] : (busca.data ?? []);
  const ofertas: Oferta[] = [
    ...proprios(modelos, nome, posologia),
    ...doCatalogo.map((um) => ({
      rotulo: nomeDa(um),
      detalhe: posologia || (um.posologia ?? ''),
      itens: () => [itemDa(um, posologia)],
    })),
  ];
  const porRotulo = new Map(ofertas.map((oferta) => [oferta.rotulo, oferta]));
  const escolher = (oferta: Oferta | undefined) => {
    const itens = oferta?.itens() ?? (nome.length >= 2 ? [itemLivre(nome, posologia)] : []);
    if (itens.length === 0) return;
    aoAdicionar(itens);
    setDigitado('');
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    // What is highlighted the list takes itself; while it searches, Enter waits for the answer.
    if (evento.key !== 'Enter' || procurando || evento.nativeEvent.isComposing) return;
    evento.preventDefault();
    escolher(ofertas[0]);
  };
  const procurarDitado = (texto: string) => {
    tirarDitado(paciente.id, texto);
    setDigitado(texto);
    setAberta(true);
    campo.current?.focus();
  };
  return (
    <Stack gap="xs">
      <Autocomplete
        ref={campo}
        {...OFERECE_PARECIDOS}
        data-autofocus
        label="Adicionar medicamento"
        description="Princípio, marca ou abreviatura; pode vir com a posologia: amox 500 1cp 8/8h 7d."
        placeholder="Digite e tecle Enter"
        maxLength={LETRAS}
        value={digitado}
        onChange={(texto) => {
          if (!porRotulo.has(texto)) setDigitado(texto);
        }}
        aria-busy={procurando}
        openOnFocus={false}
        dropdownOpened={aberta && ofertas.length > 0}
        onDropdownOpen={() => setAberta(true)}
        onDropdownClose={() => setAberta(false)}
        data={[...porRotulo.keys()]}
        filter={({ options }) => options}
        onOptionSubmit={(rotulo) => escolher(porRotulo.get(rotulo))}
        onKeyDown={aoTeclar}
        renderOption={({ option }) => (
          <div>
            <Text size="sm">{option.value}</Text>
            <Text size="xs" c="dimmed">
              {porRotulo.get(option.value)?.detalhe}
            </Text>
          </div>
        )}
        {...(!procurando &&
          nome.length >= 2 &&
          ofertas.length === 0 && {
            description: busca.error
              ? `Não foi possível procurar no catálogo. ${mensagemDeErro(busca.error)}`
              : 'Não está no catálogo: Enter adiciona como foi escrito, sem conferência.',
          })}
      />
      <Ditados itens={ditados} aoProcurar={procurarDitado} />
    </Stack>
  );
}

interface PropsDosDitados {
  itens: readonly string[];
  aoProcurar: (texto: string) => void;
}

/** What was said in the visit, to be looked up as if it were typed: the presentation is chosen by hand. */
function Ditados({ itens, aoProcurar }: PropsDosDitados) {
  if (itens.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Ditados na consulta">
      <Text size="sm" c="dimmed">
        Ditados na consulta:
      </Text>
      {itens.map((texto) => (
        <Button
          key={texto}
          size="compact-sm"
          variant="default"
          h="auto"
          py={4}
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => aoProcurar(texto)}
        >
          Procurar {texto}
        </Button>
      ))}
    </Group>
  );
}

function proprios(modelos: readonly Modelo[], nome: string, posologia: string): Oferta[] {
  const procura = normalizarBusca(nome);
  if (procura === '') return [];
  return modelos
    .filter((modelo) =>
      normalizarBusca(modelo.nome)
        .split(/\s+/)
        .some((_, posicao, palavras) => palavras.slice(posicao).join(' ').startsWith(procura)),
    )
    .map(({ nome: rotulo, favorito, itens }) => ({
      rotulo: favorito ? `★ ${rotulo}` : `Protocolo: ${rotulo}`,
      detalhe: favorito
        ? posologia || (itens[0]?.posologia ?? '')
        : itens.map((item) => item.nome).join(' · '),
      itens: () =>
        itens.map((item) => (favorito && posologia ? comPosologia(item, posologia) : { ...item })),
    }));
}
