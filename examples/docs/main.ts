import '../look/tokens.css';
import '../look/base.css';
import '../look/reading.css';
import './docs.css';
