import type { Composicao, ExamePedido } from '@domain/contracts/prescricao.ts';
import { buscarExames, type Exame, examesDoPainel } from '@domain/prescricao/exames.ts';
import { ActionIcon, Autocomplete, Stack, Text, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  valor: Composicao['exames'];
  aoMudar: (valor: Composicao['exames']) => void;
}

const MAXIMO = 80;

/** What is asked for: exams one by one, or a panel that opens into its exams. */
export function PedidoDeExames({ valor, aoMudar }: Props) {
  const adicionar = (novos: readonly ExamePedido[]) => {
    const ja = new Set(valor.exames.map(({ nome }) => nome));
    const exames = [...valor.exames, ...novos.filter(({ nome }) => !ja.has(nome))];
    aoMudar({ ...valor, exames: exames.slice(0, MAXIMO) });
  };
  return (
    <Stack>
      <BuscaDeExame aoAdicionar={adicionar} />
      {valor.exames.length > 0 && (
        <ul className="cartao linhas" aria-label="Exames pedidos">
          {valor.exames.map((exame) => (
            <li key={exame.nome} className="linha">
              <div>
                {exame.nome}
                {exame.preparo && (
                  <Text size="xs" c="dimmed">
                    {exame.preparo}
                  </Text>
                )}
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remover ${exame.nome}`}
                onClick={() =>
                  aoMudar({ ...valor, exames: valor.exames.filter((outro) => outro !== exame) })
                }
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Textarea
        label="Indicação clínica"
        autosize
        minRows={2}
        maxLength={1000}
        value={valor.indicacao}
        onChange={({ currentTarget }) => aoMudar({ ...valor, indicacao: currentTarget.value })}
      />
    </Stack>
  );
}

const pedido = ({ id, nome, tuss, preparo }: Exame): ExamePedido => ({
  id,
  nome,
  tuss: tuss ?? null,
  preparo: preparo ?? null,
});

function BuscaDeExame({ aoAdicionar }: { aoAdicionar: (exames: ExamePedido[]) => void }) {
  const [digitado, setDigitado] = useState('');
  const [aberta, setAberta] = useState(false);
  const { paineis, exames } = buscarExames(digitado, 10);
  const ofertas = new Map<string, ExamePedido[]>([
    ...paineis.map((painel): [string, ExamePedido[]] => [
      `Painel: ${painel.nome}`,
      examesDoPainel(painel).map(pedido),
    ]),
    ...exames.map((exame): [string, ExamePedido[]] => [exame.nome, [pedido(exame)]]),
  ]);
  const escolher = (escolhidos: ExamePedido[] | undefined) => {
    const livre = digitado.trim();
    const novos =
      escolhidos ??
      (livre.length < 2 ? [] : [{ id: null, nome: livre, tuss: null, preparo: null }]);
    if (novos.length === 0) return;
    aoAdicionar(novos);
    setDigitado('');
  };
  return (
    <Autocomplete
      label="Adicionar exame ou painel"
      description="Um painel abre nos seus exames. O que não está na lista entra como foi escrito."
      maxLength={200}
      value={digitado}
      onChange={(texto) => {
        if (!ofertas.has(texto)) setDigitado(texto);
      }}
      openOnFocus={false}
      dropdownOpened={aberta && ofertas.size > 0}
      onDropdownOpen={() => setAberta(true)}
      onDropdownClose={() => setAberta(false)}
      data={[...ofertas.keys()]}
      filter={({ options }) => options}
      onOptionSubmit={(nome) => escolher(ofertas.get(nome))}
      onKeyDown={(evento) => {
        if (evento.key !== 'Enter' || evento.nativeEvent.isComposing) return;
        evento.preventDefault();
        escolher([...ofertas.values()][0]);
      }}
    />
  );
}
