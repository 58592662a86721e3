import { Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { CAMADAS, rotaDe } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useEnderecoComPausa } from '@/lib/useEnderecoComPausa.ts';
import { PAGINA_DO_TIPO } from '@/shared/calculadoras/caminhos.ts';
import { lembrarRecente } from '@/shared/calculadoras/guardados.ts';
import { ITENS, type Item, itemPorId } from '@/shared/calculadoras/itens.ts';
import { novaMemoria } from '../ferramenta/memoria.ts';
import { QualquerFerramenta } from '../ferramenta/QualquerFerramenta.tsx';
import { Busca } from './Busca.tsx';
import classes from './Catalogo.module.css';
import { type Abridor, Lista } from './Lista.tsx';
import { CATALOGO, ITEM_DA_LISTA } from './teclado.ts';

const PAUSA_DO_ENDERECO = 300;

interface Props {
  tipo: Item['tipo'];
  titulo: string;
  descricao: string;
  /** How the tools of the other page are announced when a search finds them. */
  outros: string;
}

/** A page of the catalogue: the list, and beside it the tool that is open. The address holds both. */
export function Catalogo({ tipo, titulo, descricao, outros }: Props) {
  const { f: aberta, q = '' } = useSearch({ from: rotaDe(CAMADAS.calculadoras) });
  const [termo, setTermo] = useTermo(tipo, q);
  const [memoria] = useState(novaMemoria);
  const jaVistas = useRef(aberta);
  const { id: usuarioId } = usePerfil();
  const item = aberta ? itemPorId(aberta) : undefined;

  useEffect(() => {
    if (item) lembrarRecente(usuarioId, item.id);
  }, [item, usuarioId]);

  return (
    <Pagina titulo={titulo} descricao={aberta ? undefined : descricao}>
      <div
        className={classes.catalogo}
        data-aberta={aberta ? '' : undefined}
        {...{ [CATALOGO]: '' }}
      >
        <div className={classes.lista}>
          <Busca termo={termo} aoMudar={setTermo} daTela />
          <div className={classes.rolagem}>
            <Lista
              itens={ITENS.filter((outro) => outro.tipo === tipo)}
              termo={termo}
              aberta={aberta}
              outros={outros}
              abridor={LigacaoDoItem}
            />
          </div>
        </div>
        {aberta && (
          <Stack align="stretch" miw={0}>
            <BotaoLink
              to={PAGINA_DO_TIPO[tipo]}
              search={q ? { q } : {}}
              variant="subtle"
              size="compact-md"
              className={classes.voltar}
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {titulo}
            </BotaoLink>
            {item ? (
              <QualquerFerramenta
                key={item.id}
                item={item}
                memoria={memoria}
                comFoco={jaVistas.current !== aberta}
              />
            ) : (
              <NaoExiste />
            )}
          </Stack>
        )}
      </div>
    </Pagina>
  );
}

/** What is typed shows at once; the address follows when the typing rests. */
function useTermo(tipo: Item['tipo'], doEndereco: string) {
  const navegar = useNavigate();
  const [termo, setTermo] = useState(doEndereco);
  const escrever = useEnderecoComPausa((novo: string) => {
    void navegar({
      to: PAGINA_DO_TIPO[tipo],
      search: ({ f }: { f?: string }) => ({ ...(f && { f }), ...(novo && { q: novo }) }),
      replace: true,
    });
  }, PAUSA_DO_ENDERECO);
  // Back and a link from elsewhere change the address under the field.
  useEffect(
    () => setTermo((atual) => (atual.trim() === doEndereco ? atual : doEndereco)),
    [doEndereco],
  );
  const mudar = (novo: string) => {
    setTermo(novo);
    escrever(novo.trim());
  };
  return [termo, mudar] as const;
}

const LigacaoDoItem: Abridor = ({ item, className, children }) => {
  const { q } = useSearch({ from: rotaDe(CAMADAS.calculadoras) });
  return (
    <Link
      to={PAGINA_DO_TIPO[item.tipo]}
      search={{ f: item.id, ...(q && { q }) }}
      resetScroll={false}
      className={className}
      {...{ [ITEM_DA_LISTA]: item.id }}
    >
      {children}
    </Link>
  );
};

function NaoExiste(): ReactNode {
  return (
    <EstadoVazio
      desenho="busca"
      frase="Esta ferramenta não existe. Confira o endereço ou escolha outra na lista."
    />
  );
}
